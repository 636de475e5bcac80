import { books } from '@bieznik/contract/endpoints/books'
import { files } from '@bieznik/contract/endpoints/files'
import type { Company } from '@bieznik/contract/platform/company'
import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../../platform/db/client.ts'
import { implement } from '../../platform/http/implement.ts'
import { writeTaxFile } from './jpk/write-tax-file.ts'
import { getRegisters } from './registers.ts'
import { writeRegister } from './write-register.ts'

/** What an accountant takes from the shop. */
export const registersRoutes: FastifyPluginAsync<{ db: Database; company: Company }> = async (
  app,
  { db, company },
) => {
  implement(app, books.get, async ({ query }) => ({
    ...(await getRegisters(db, query)),
    hasTaxOffice: company.taxOffice !== undefined,
  }))
  implement(app, files.register, ({ params, query }) => writeRegister(db, params.register, query))
  implement(app, files.taxFile, ({ params, query }) => writeTaxFile({ db, company }, params.file, query))
}
