export { GatewayScreen } from './gateway-screen'
