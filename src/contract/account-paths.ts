/** Paths of the account calls, spelt as the specification has them. Those it leaves out are ours. */
export const ACCOUNT_PATH = {
  /** Ours. */
  loginKey: '/api/mibp-basic-account/v1/user/login/key',
  login: '/api/mibp-basic-account/v1/user/login/cypher',
  directoryLogin: '/api/mibp-basic-account/v1/user/login/ldap',
  brandLogin: '/api/mibp-basic-account/v2/user/login/',
  appLogin: '/api/apps-mssp/login',
  /** Ours. */
  demo: '/api/mibp-basic-account/v1/user/login/demo',
  permissions: '/api/mibp-basic-account/v1/user/page/permission/list',
  userInfo: '/api/apps-mssp/user/loginUserInfoAndShareRole',
  checkModelLibrary: '/api/apps-mssp/user/loginCheckModelLib',
  updateProjectShare: '/api/apps-mssp/user/updateProjectShare',
  staffStatus: '/api/mibp-basic-account/v1/manage/staff/check/status',
  logout: '/api/apps-mssp/user/logout',
  refresh: '/api/mibp-basic-account/v2/user/token/refresh',
  sendCode: '/api/apps-mssp/user/send/email/verification/code',
  sendReminder: '/api/apps-mssp/user/send/email/expiration/reminder',
  register: '/api/apps-mssp/user/register/email',
  retrievePassword: '/api/mibp-basic-account/v1/user/retrieve/password/email',
  /** Ours. */
  guestRecord: '/api/apps-mssp/user/guest/record',
  /** Ours. */
  approveGuest: '/api/apps-mssp/user/guest/approve',
  /** Ours. */
  outbox: '/api/apps-mssp/mail/outbox',
  version: '/version.json',
} as const

/** Paths of the calls about one's own password and second factor: all of them are ours. */
export const OWN_ACCOUNT_PATH = {
  changePassword: '/api/apps-mssp/user/password/change',
  /** The second step of a sign-in, after 2090066. */
  secondStep: '/api/mibp-basic-account/v1/user/login/second',
  factorState: '/api/apps-mssp/user/factor/state',
  beginFactor: '/api/apps-mssp/user/factor/begin',
  confirmFactor: '/api/apps-mssp/user/factor/confirm',
  removeFactor: '/api/apps-mssp/user/factor/remove',
} as const
