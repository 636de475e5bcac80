import { books } from '@bieznik/contract/endpoints/books'
import { files } from '@bieznik/contract/endpoints/files'
import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../../platform/db/client.ts'
import { implement } from '../../platform/http/implement.ts'
import { getRegisters } from './registers.ts'
import { writeRegister } from './write-register.ts'

/** What an accountant takes from the shop. */
export const registersRoutes: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  implement(app, books.get, ({ query }) => getRegisters(db, query))
  implement(app, files.register, ({ params, query }) => writeRegister(db, params.register, query))
}
