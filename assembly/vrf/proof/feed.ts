import { feedOf, nextFeed, partnerOf } from '../diagram/feeds'
import { targetOf } from '../system'

/** Returns the edge that represents the pipe of which this edge draws a line; -1 outside the tree. */
export function feedOfEdge(edge: i32): i32 {
  const node = targetOf(edge)
  if (node < 0) return -1
  for (let feed = feedOf(node); feed >= 0; feed = nextFeed(feed)) {
    if (feed == edge || partnerOf(feed) == edge) return feed
  }
  return -1
}
