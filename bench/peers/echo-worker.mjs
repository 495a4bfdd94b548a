import { parentPort } from 'node:worker_threads'
import { expose, transfer } from 'comlink'
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs'

expose({ echo: (value) => value, sendBack: (buffer) => transfer(buffer, [buffer]) }, nodeEndpoint(parentPort))
