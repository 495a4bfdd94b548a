import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../../config'

/** What a proxy says about whom it speaks for, believed or not. */
const FORWARDING = /^(?:forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/

/**
 * Whether a call comes straight from this machine, as far as it can be told: not from elsewhere through a proxy on it that names itself or
 * whom it speaks for, whatever address it names. One on this machine that says neither cannot be told from this machine: BRANCHLINE_DEMO.
 */
export const isFromHere = ({ raw, ip, headers }: Pick<FastifyRequest, 'raw' | 'ip' | 'headers'>): boolean =>
  isLoopback(raw.socket.remoteAddress ?? '') && isLoopback(ip) && !Object.keys(headers).some((name) => FORWARDING.test(name))
