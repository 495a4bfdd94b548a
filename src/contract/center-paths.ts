const CENTER_ROOT = '/api/apps-mssp/center'

/** Paths of the user centre. The specification names its screens and permissions, not its calls: all of these are ours. */
export const CENTER_PATH = {
  users: `${CENTER_ROOT}/users/list`,
  addUser: `${CENTER_ROOT}/users/add`,
  changeRole: `${CENTER_ROOT}/users/role`,
  assignLibrary: `${CENTER_ROOT}/users/library`,
  setCad: `${CENTER_ROOT}/users/cad`,
  setSharing: `${CENTER_ROOT}/users/share`,
  setStatus: `${CENTER_ROOT}/users/status`,
  endSessions: `${CENTER_ROOT}/users/sessions/end`,
  resetFactor: `${CENTER_ROOT}/users/factor/reset`,
  factorRule: `${CENTER_ROOT}/factor/rule`,
  setFactorRule: `${CENTER_ROOT}/factor/rule/set`,
  roles: `${CENTER_ROOT}/roles/list`,
  libraries: `${CENTER_ROOT}/libraries/list`,
  addLibrary: `${CENTER_ROOT}/libraries/add`,
  renameLibrary: `${CENTER_ROOT}/libraries/rename`,
  visits: `${CENTER_ROOT}/visitors/list`,
  visitStatistics: `${CENTER_ROOT}/visitors/statistics`,
  exportVisits: `${CENTER_ROOT}/visitors/export`,
  audit: `${CENTER_ROOT}/audit/list`,
  noteVisit: '/api/apps-mssp/user/visit',
} as const
