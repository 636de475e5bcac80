import { idParamSchema } from '../platform/id-param.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { changeReductionSchema, planReductionSchema, productPricesSchema } from '../catalogue/reduction.ts'

const params = z.strictObject({ id: idParamSchema })
const reductionParams = params.extend({ reductionId: idParamSchema })
const reply = productPricesSchema

/** The prices of a product, past and planned. */
export const reductions = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/products/:id/reductions',
    area: 'products',
    summary: 'The price history and the reductions of a product',
    params,
    reply,
  }),
  plan: endpoint({
    method: 'POST',
    path: '/api/admin/products/:id/reductions',
    summary: 'Plans a reduction',
    params,
    body: planReductionSchema,
    reply,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/admin/products/:id/reductions/:reductionId',
    summary: 'Changes a reduction; another price while it is in force is a reduction of its own',
    params: reductionParams,
    body: changeReductionSchema,
    reply,
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/api/admin/products/:id/reductions/:reductionId',
    summary: 'Ends a reduction early, or takes back a planned one',
    params: reductionParams,
    reply,
  }),
}
