import { productIdParamSchema } from '@bieznik/contract/product'
import { undoneImportSchema } from '@bieznik/contract/product-import'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { undoImport } from '@/lib/product-api/imports.server'

export const POST = route(
  { role: 'staff', params: z.object({ importId: productIdParamSchema }), reply: undoneImportSchema },
  async ({ params, ...who }) => ({ data: await undoImport(who, params.importId) }),
)
