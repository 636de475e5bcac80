import { productIdParamSchema } from '@bieznik/contract/product'
import { z } from 'zod'

/** Which product, in the path of a call. */
export const productParamsSchema = z.object({ productId: productIdParamSchema })
