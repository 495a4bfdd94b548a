import type { FastifyRequest } from 'fastify'
import { isLoopback, isLoopbackName } from '../../config'

/** What a proxy says about whom it speaks for, believed or not. */
const FORWARDING = /^(?:forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/

/**
 * Whether a call comes straight from this machine, by a name of this machine, as far as it can be told: not from elsewhere through a proxy on it that names itself or
 * whom it speaks for, whatever address it names; not from a page of elsewhere whose name was made to lead here. A proxy on this machine that says neither cannot be told from this machine: BRANCHLINE_DEMO.
 */
export const isFromHere = ({ raw, ip, hostname, headers }: Pick<FastifyRequest, 'raw' | 'ip' | 'hostname' | 'headers'>): boolean =>
  isLoopback(raw.socket.remoteAddress ?? '') &&
  isLoopback(ip) &&
  isLoopbackName(hostname) &&
  !Object.keys(headers).some((name) => FORWARDING.test(name))
