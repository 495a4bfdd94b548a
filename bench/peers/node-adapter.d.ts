declare module 'comlink/dist/esm/node-adapter.mjs' {
  import type { Endpoint } from 'comlink'

  /** A comlink end at a Node.js worker or its parent port. */
  export default function nodeEndpoint(worker: unknown): Endpoint
}
