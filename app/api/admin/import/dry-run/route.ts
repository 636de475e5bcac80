import {
  importFileTypes,
  importOptionsSchema,
  MAX_IMPORT_BYTES,
} from '@bieznik/contract/catalogue/product-import'
import { z } from 'zod'
import { readFileBody } from '@/lib/http/read-body.server'
import { route } from '@/lib/http/route.server'
import { dryRunImport } from '@/lib/product-api/imports.server'

/** Says line by line, as it goes, what a list of products would change. */
export const POST = route(
  { role: 'staff', query: importOptionsSchema, reply: z.never() },
  async ({ query, request, ...who }) =>
    dryRunImport(who, await readFileBody(request, importFileTypes, MAX_IMPORT_BYTES), query),
)
