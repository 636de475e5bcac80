import { idParamSchema } from '../platform/id-param.ts'
import { z } from 'zod'
import { pageSchema } from '../catalogue/catalogue-query.ts'
import { endpoint, pageOf } from '../endpoint.ts'
import { pastImportSchema, undoneImportSchema } from '../catalogue/product-import.ts'

export const imports = {
  undo: endpoint({
    method: 'POST',
    path: '/api/admin/import/:id/undo',
    at: '/api/products/imports/:id/undo',
    summary: 'Takes an import back',
    params: z.strictObject({ id: idParamSchema }),
    reply: undoneImportSchema,
    deadline: 'import',
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/admin/imports',
    at: '/api/products/imports',
    summary: 'What was imported, the newest first',
    query: pageSchema,
    reply: pageOf(pastImportSchema),
  }),
}
