import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { isPermitted } from '../platform/permissions'
import { session } from '../state/session'

/** Shows its children only with the permission. The server checks again; this only spares users a refusal. */
export function Can({ permission, children }: { permission: string; children: ReactNode }) {
  const { permissions } = useSnapshot(session)
  return isPermitted(permissions, permission) ? children : null
}
