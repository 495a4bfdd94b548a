import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../../config'

/** What a proxy says about whom it speaks for, believed or not. */
const FORWARDING = /^(?:forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/

/** Whether a call comes straight from this machine: not from elsewhere through a proxy on it, whatever address the proxy or the caller names. */
export const isFromHere = ({ raw, ip, headers }: Pick<FastifyRequest, 'raw' | 'ip' | 'headers'>): boolean =>
  isLoopback(raw.socket.remoteAddress ?? '') && isLoopback(ip) && !Object.keys(headers).some((name) => FORWARDING.test(name))
