import {
  applyOptionsSchema,
  importFileTypes,
  MAX_IMPORT_BYTES,
} from '@bieznik/contract/catalogue/product-import'
import { z } from 'zod'
import { readFileBody } from '@/lib/http/read-body.server'
import { route } from '@/lib/http/route.server'
import { applyImport } from '@/lib/product-api/imports.server'

/** Applies a list of products as its dry run has shown it, and says how far it is. */
export const POST = route(
  { role: 'staff', query: applyOptionsSchema, reply: z.never() },
  async ({ query, request, ...who }) =>
    applyImport(who, await readFileBody(request, importFileTypes, MAX_IMPORT_BYTES), query),
)
