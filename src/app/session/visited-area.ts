import type { VisitedArea } from '../../contract/center/visitors'
import { areaOf } from '../../platform/areas'

/** Returns the area that a visit to a path counts for; null for the sign-in and for pages outside of every area. */
export const visitedArea = (path: string): VisitedArea | null => areaOf(path)?.area ?? null
