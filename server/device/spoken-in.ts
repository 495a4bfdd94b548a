import type { FastifyRequest } from 'fastify'
import { HEADER } from '../../src/contract/account/account'
import { languageOf } from '../plugins/language'

/** Returns the interface code of the language that a request's header names. */
export const spokenIn = (request: FastifyRequest): string => languageOf(request.headers[HEADER.language])
