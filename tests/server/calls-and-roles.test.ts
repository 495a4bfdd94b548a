import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SHARE_ROLE, type Role } from '../../src/contract/account/account'
import { CODE, type Envelope } from '../../src/contract/envelope'
import { newAccount } from '../../server/access/account'
import { Caller, callerWith, folderWith, startServer, stranger, type TestFolder, type TestServer } from '../helpers/server'

const PASSWORD = 'a long sentence of mine'
const ROLES = Object.keys(SHARE_ROLE) as Role[]

/** Everybody a server meets: no session, a guest nobody has approved, and the five roles. */
type Who = 'signedOut' | 'waiting' | Role
const EVERYBODY: readonly Who[] = ['signedOut', 'waiting', ...ROLES]

const anyone = EVERYBODY
const withSession: readonly Who[] = ['waiting', ...ROLES]
const everyRole: readonly Who[] = ROLES
const approvers: readonly Who[] = ['superAdmin', 'subAdmin', 'levelOne']
const superAdmin: readonly Who[] = ['superAdmin']

/** Who may make which call of the server; everybody else is refused. A call that does not stand here fails the test. */
const MAY_CALL: Record<string, readonly Who[]> = {
  // Sign-in and session
  'GET /api/mibp-basic-account/v1/user/login/key': anyone,
  'POST /api/mibp-basic-account/v1/user/login/cypher': anyone,
  'POST /api/mibp-basic-account/v1/user/login/ldap': anyone,
  'POST /api/mibp-basic-account/v1/user/login/demo': anyone,
  'POST /api/mibp-basic-account/v2/user/login/': anyone,
  'POST /api/mibp-basic-account/v1/user/login/second': anyone,
  'POST /api/apps-mssp/login': anyone,
  'POST /api/apps-mssp/user/password/change': everyRole,
  'GET /api/apps-mssp/user/factor/state': everyRole,
  'POST /api/apps-mssp/user/factor/begin': everyRole,
  'POST /api/apps-mssp/user/factor/confirm': everyRole,
  'POST /api/apps-mssp/user/factor/remove': everyRole,
  'GET /api/apps-mssp/user/logout': anyone,
  'GET /api/mibp-basic-account/v1/user/page/permission/list': withSession,
  'GET /api/apps-mssp/user/loginUserInfoAndShareRole': withSession,
  'GET /api/apps-mssp/user/guest/record': withSession,
  'POST /api/apps-mssp/user/loginCheckModelLib': everyRole,
  'POST /api/mibp-basic-account/v1/manage/staff/check/status': everyRole,
  'GET /api/mibp-basic-account/user/logout/:userId/:language': everyRole,
  'GET /api/mibp-basic-account/close/window/:userId': everyRole,

  // Registration and retrieval
  'POST /api/apps-mssp/user/send/email/verification/code': anyone,
  'POST /api/apps-mssp/user/register/email': anyone,
  'POST /api/mibp-basic-account/v1/user/retrieve/password/email': anyone,

  // Administration
  'POST /api/apps-mssp/user/send/email/expiration/reminder': approvers,
  'POST /api/apps-mssp/user/guest/approve': approvers,
  'GET /api/apps-mssp/mail/outbox': superAdmin,
  'POST /api/apps-mssp/device/v2/mssp/makeFrontEndVersion': superAdmin,

  // User centre
  'POST /api/apps-mssp/center/users/list': approvers,
  'POST /api/apps-mssp/center/users/add': superAdmin,
  'POST /api/apps-mssp/center/users/role': superAdmin,
  'POST /api/apps-mssp/center/users/library': superAdmin,
  'POST /api/apps-mssp/center/users/cad': superAdmin,
  'POST /api/apps-mssp/center/users/share': ['superAdmin', 'subAdmin'],
  'POST /api/apps-mssp/center/users/status': approvers,
  'POST /api/apps-mssp/center/users/sessions/end': approvers,
  'POST /api/apps-mssp/center/users/factor/reset': approvers,
  'POST /api/apps-mssp/center/factor/rule': superAdmin,
  'POST /api/apps-mssp/center/factor/rule/set': superAdmin,
  'POST /api/apps-mssp/center/roles/list': superAdmin,
  'POST /api/apps-mssp/center/audit/list': superAdmin,
  'POST /api/apps-mssp/center/libraries/list': approvers,
  'POST /api/apps-mssp/center/libraries/add': superAdmin,
  'POST /api/apps-mssp/center/libraries/rename': superAdmin,
  'POST /api/apps-mssp/center/visitors/list': approvers,
  'POST /api/apps-mssp/center/visitors/statistics': approvers,
  'POST /api/apps-mssp/center/visitors/export': approvers,
  'POST /api/apps-mssp/user/visit': everyRole,

  // Feedback
  'POST /api/apps-mssp/feedback/send': everyRole,
  'POST /api/apps-mssp/feedback/mine': everyRole,
  'GET /api/apps-mssp/feedback/get/:feedbackId': everyRole,
  'POST /api/apps-mssp/feedback/add': everyRole,
  'POST /api/apps-mssp/feedback/picture/upload': everyRole,
  'GET /api/apps-mssp/feedback/picture/get/:pictureId': everyRole,
  'POST /api/apps-mssp/center/bug/list': superAdmin,
  'POST /api/apps-mssp/center/bug/answer': superAdmin,

  // Sharing of one's own projects
  'GET /api/apps-mssp/user/updateProjectShare': everyRole,
  'POST /api/apps-mssp/user/share': everyRole,
  'POST /api/apps-mssp/user/share/list': everyRole,
  'POST /api/apps-mssp/user/share/revoke': everyRole,
  'POST /api/apps-mssp/user/share/restore': everyRole,
  'POST /api/apps-mssp/user/share/people': approvers,
  'POST /api/apps-mssp/user/share/open': everyRole,
  'POST /api/apps-mssp/user/share/access': everyRole,

  // What a link shows without an account: each call checks the link's token
  'POST /api/apps-mssp/view/sender': anyone,
  'POST /api/apps-mssp/view/open': anyone,
  'POST /api/apps-mssp/view/project': anyone,
  'POST /api/apps-mssp/view/rulePack': anyone,

  // Projects of every kind
  'POST /api/apps-mssp/device/v2/mssp/vrfProject/list/new': everyRole,
  'GET /api/apps-mssp/device/v2/mssp/vrfProject/get/:id': everyRole,
  'POST /api/apps-mssp/device/v2/mssp/vrfProject/save': everyRole,
  'POST /api/apps-mssp/device/v2/mssp/vrfProject/delete': everyRole,
  'POST /api/apps-mssp/device/v2/mssp/vrfProject/list/removed': everyRole,
  'POST /api/apps-mssp/device/v2/simulation/simulationProject/list/removed': everyRole,
  'POST /api/apps-mssp/device/v2/noise/noiseProject/list/removed': everyRole,
  'POST /api/apps-mssp/device/v2/mssp/vrfProject/restore': everyRole,
  'POST /api/apps-mssp/device/v2/mssp/vrfProject/clone': everyRole,
  'POST /api/apps-mssp/device/v2/mssp/vrfProject/makeProjectNo': everyRole,
  'POST /api/apps-mssp/device/v2/simulation/simulationProject/List': everyRole,
  'GET /api/apps-mssp/device/v2/simulation/simulationProject/get/:id': everyRole,
  'POST /api/apps-mssp/device/v2/simulation/simulationProject/save': everyRole,
  'POST /api/apps-mssp/device/v2/simulation/simulationProject/delete': everyRole,
  'POST /api/apps-mssp/device/v2/simulation/simulationProject/restore': everyRole,
  'POST /api/apps-mssp/device/v2/simulation/simulationProject/clone': everyRole,
  'POST /api/apps-mssp/device/v2/simulation/simulationProject/makeProjectNo': everyRole,
  'POST /api/apps-mssp/device/v2/noise/noiseProject/list': everyRole,
  'GET /api/apps-mssp/device/v2/noise/noiseProject/get/:id': everyRole,
  'POST /api/apps-mssp/device/v2/noise/noiseProject/save': everyRole,
  'POST /api/apps-mssp/device/v2/noise/noiseProject/delete': everyRole,
  'POST /api/apps-mssp/device/v2/noise/noiseProject/restore': everyRole,
  'POST /api/apps-mssp/device/v2/noise/noiseProject/clone': everyRole,
  'POST /api/apps-mssp/device/v2/noise/noiseProject/makeProjectNo': everyRole,
  'POST /api/apps-mssp/cad/cadProject/save': everyRole,

  'POST /api/apps-mssp/device/v2/mssp/vrfProject/makeBigFileUrl': everyRole,
  'GET /api/apps-mssp/storage/redirect/project/:id.json': anyone,

  // Equipment and weather
  'POST /api/apps-mssp/device/v2/mssp/getMaxCr': everyRole,
  'POST /api/apps-mssp/device/v2/mssp/adjustIDU': everyRole,
  'POST /api/apps-mssp/device/v2/mssp/adjustWHM': everyRole,
  'POST /api/apps-mssp/device/v2/mssp/adjustFA': everyRole,
  'POST /api/apps-mssp/device/v2/mssp/ODUAdjustForManual': everyRole,
  'POST /api/apps-mssp/t-rule-odu-ahukit-matching/getHeatCapacity': everyRole,
  'POST /api/apps-mssp/device/v2/mssp/searchedHRVDeviceInfo': everyRole,
  'POST /api/apps-mssp/device/v2/mssp/getProjectDeviceListInfo': everyRole,
  'POST /api/apps-mssp/device/v2/mssp/getCoolingHeatingRH': everyRole,
  'POST /api/apps-mssp/device/v2/mssp/getCreateSystem': everyRole,
  'POST /api/apps-mssp/device/v2/mssp/getOduDropDownMenuByCond': everyRole,
  'POST /api/apps-mssp/device/v2/mssp/checkIduByOduFilter': everyRole,
  'POST /api/apps-mssp/device/v2/mssp/connectionPipes': everyRole,
  'POST /api/apps-mssp/device/v2/mssp/updatePipeInfo': everyRole,
  'POST /api/apps-mssp/device/v2/mssp/getMsInfo': everyRole,
  'POST /api/apps-mssp/device/v2/mssp/getSeriesNameByCodeList': everyRole,
  'POST /api/apps-mssp/device/v2/mssp/getSeriesNameByRulePipeDimmensionList': everyRole,
  'POST /api/apps-mssp/device/v2/mssp/getProductCatalogMappingList': everyRole,
  'POST /api/apps-mssp/device/v2/mssp/saveProjectParamRecord': everyRole,
  'POST /api/apps-mssp/device/v2/mssp/getLastProjectParamRecord': everyRole,
  'GET /api/apps-mssp/device/v2/mssp/queryOduModelListByCode': everyRole,
  'GET /api/apps-mssp/device/v2/mssp/ruleUnitType': everyRole,
  'GET /api/apps-mssp/device/v2/mssp/ruleUnitType/list': everyRole,
  'GET /api/apps-mssp/device/v2/mssp/getMinHeight': everyRole,
  'GET /api/apps-mssp/device/v2/db/productSeriesSequence/bySeriesCode': everyRole,
  'GET /api/apps-mssp/vrf/project/pipe/specification/list/:id': everyRole,
  'POST /api/apps-mssp/vrf/project/pipe/specification/update': everyRole,
  'POST /api/apps-mssp/t-rule-odu-ahukit-matching/getAhuKitList': everyRole,
  'POST /api/apps-mssp/t-rule-odu-ahukit-matching/getRecommendAhu': everyRole,
  'POST /api/apps-mssp/t-rule-odu-ahukit-matching/ahukitCheck': everyRole,
  'POST /api/apps-mssp/t-rule-odu-ahukit-matching/getAhuKitLimitRang': everyRole,
  'POST /api/apps-mssp/quantum/check/temp': everyRole,
  'POST /api/apps-mssp/quantum/list': everyRole,
  'POST /api/apps-mssp/device/v2/mssp/getIDUDeviceInfo': everyRole,
  'POST /api/apps-mssp/device/v2/mssp/getIduDropDownMenu': everyRole,
  'POST /api/apps-mssp/device/v2/mssp/getControllerAccessory': everyRole,
  'GET /api/apps-mssp/device/v2/mssp/centralController/getRuleCentralizeds': everyRole,
  'GET /api/apps-mssp/device/v2/mssp/centralController/getRuleCentralizedByRuleId': everyRole,
  'POST /api/apps-mssp/device/v2/mssp/getControllerSubCataLogMap': everyRole,
  'POST /api/apps-mssp/device/v2/mssp/getOduDropDownMenu': everyRole,
  'POST /api/apps-mssp/device/v2/mssp/searchedFADeviceInfo': everyRole,
  'POST /api/apps-mssp/device/v2/mssp/searchedHydroDeviceInfo': everyRole,
  'POST /api/apps-mssp/device/v2/mssp/searchedODUDeviceInfo': everyRole,
  'GET /api/apps-mssp/device/v2/mssp/listProductSeries': everyRole,
  'GET /api/apps-mssp/device/v2/mssp/rulePack': everyRole,
  'GET /api/apps-mssp/device/v2/mssp/modelLibrary': everyRole,
  'GET /api/apps-mssp/storage/redirect/model-library.json': everyRole,
  'POST /api/apps-mssp/device/v2/mssp/getMSSPCountryList/:language': everyRole,
  'GET /api/apps-mssp/device/v2/mssp/getMSSPCountryList/:language': everyRole,
  'GET /api/apps-mssp/ignore-auth/getCountryList/:language': anyone,
  'POST /api/apps-mssp/device/v2/mssp/getProvinceAndCityList/:language': everyRole,
  'POST /api/apps-mssp/device/v2/mssp/weatherInfo': everyRole,

  // At the end, because the token that asks is good for another minute only
  'GET /api/mibp-basic-account/v2/user/token/refresh': withSession,
}

/** What a call says to somebody who may not make it. */
const refusalOf = (who: Who): number => (who === 'signedOut' ? CODE.signedOut : who === 'waiting' ? CODE.guestWaiting : CODE.forbidden)
const REFUSALS: readonly number[] = [CODE.signedOut, CODE.guestWaiting, CODE.forbidden]

describe('section 6, the same checks on the server for every call: all calls × all roles', () => {
  let folder: TestFolder
  let server: TestServer
  const callers = new Map<Who, Caller>()

  beforeAll(async () => {
    const people = [
      ...ROLES.map((role) => newAccount({ id: role, login: `${role}@example.com`, name: role, role, kind: 'LOCAL', cadLibraries: '0001' })),
      newAccount({ id: 'waiting', login: 'waiting@example.com', name: 'waiting', role: 'guest', kind: 'GUEST', status: 'waiting' }),
    ]
    folder = await folderWith(people.map((account) => ({ account, password: PASSWORD })))
    server = await startServer({ BRANCHLINE_DATA: folder.path })
    callers.set('signedOut', stranger(server.app))
    for (const who of withSession) callers.set(who, await callerWith(server.app, `${who}@example.com`, PASSWORD))
  }, 120_000)
  afterAll(async () => {
    await server.close()
    folder.remove()
  })

  it('section 6, the same checks on the server for every call: all calls × all roles knows who may make each call of the server, and no call that is not there', () => {
    expect(callsOf(server.app.printRoutes({ commonPrefix: false })).sort()).toEqual(Object.keys(MAY_CALL).sort())
  })

  it.each(Object.entries(MAY_CALL))('%s', async (call, allowed) => {
    const outcomes: Record<string, string> = {}
    const expected: Record<string, string> = {}
    for (const who of EVERYBODY) {
      const code = await codeOf(callers.get(who), call)
      outcomes[who] = REFUSALS.includes(code) ? `refused ${code}` : 'allowed'
      expected[who] = allowed.includes(who) ? 'allowed' : `refused ${refusalOf(who)}`
    }
    expect(outcomes).toEqual(expected)
  })

  /** The call with nothing in it: who may make it is told what is missing, or gets an answer; who may not hears that first. */
  async function codeOf(caller: Caller | undefined, call: string): Promise<number> {
    const [method, path] = call.split(' ') as ['GET' | 'POST', string]
    const meant = call.endsWith('/user/logout') ? stranger(server.app) : caller
    if (!meant) throw new Error('nobody calls')
    const response = await meant.send({ method, url: path.replaceAll(/:\w+/g, 'x'), ...(method === 'POST' ? { payload: {} } : {}) })
    // An address without its question may be answered in HTTP's own words; none of them refuses a role.
    return String(response.headers['content-type']).includes('json') ? response.json<Envelope<unknown>>().code : response.statusCode
  }
})

/** Every call of the server's own route table: `METHOD path`. Pages and their files are no calls. */
function callsOf(tree: string): string[] {
  const heads: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, lead = '', path = '', methods = ''] = /^([│├└─ ]*)(\S+) \(([A-Z, ]+)\)/.exec(line) ?? []
    if (path === '') return []
    const depth = lead.length / 4
    heads.splice(depth - 1, Infinity, path)
    const whole = heads.join('')
    if (!/^\/(api|user)\//.test(whole) || whole.startsWith('/api/docs')) return []
    return methods
      .split(', ')
      .filter((method) => method !== 'HEAD')
      .map((method) => `${method} ${whole}`)
  })
}
