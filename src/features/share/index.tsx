export { OpenLinkScreen } from './open-link-screen'
export { ShareDialog } from './share-dialog'
export { SharedNotice } from './shared-notice'
