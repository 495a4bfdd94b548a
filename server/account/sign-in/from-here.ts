import type { FastifyRequest } from 'fastify'
import { isLoopback, isLoopbackName } from '../../config'

/** Headers in which a proxy names its client; whether they are trusted does not matter here. */
const FORWARDING = /^(?:forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/

/**
 * Returns whether a call comes straight from this machine, by a name of this machine: not through a local proxy that names itself or its
 * client, whatever address it names, and not from a foreign page whose host name was made to resolve to this machine. A local proxy that
 * names neither cannot be recognized: set BRANCHLINE_DEMO behind one.
 */
export const isFromHere = ({ raw, ip, hostname, headers }: Pick<FastifyRequest, 'raw' | 'ip' | 'hostname' | 'headers'>): boolean =>
  isLoopback(raw.socket.remoteAddress ?? '') &&
  isLoopback(ip) &&
  isLoopbackName(hostname) &&
  !Object.keys(headers).some((name) => FORWARDING.test(name))
