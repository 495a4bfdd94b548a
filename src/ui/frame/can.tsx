import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { mayUse, type PermissionCode } from '../../platform/permissions'
import { session } from '../../state/page/session'

/** Shows its children only with the permission. The server checks again; this only spares users a refusal. */
export function Can({ permission, children }: { permission: PermissionCode; children: ReactNode }) {
  const { permissions } = useSnapshot(session)
  return mayUse(permissions, permission) ? children : null
}
