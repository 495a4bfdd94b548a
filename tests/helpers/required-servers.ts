/** Set by the checks of every change: there a server that is missing fails the tests against it, which are skipped anywhere else. */
export const areServersRequired = process.env['BRANCHLINE_ALL_SERVERS'] === '1'
