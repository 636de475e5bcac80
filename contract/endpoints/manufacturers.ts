import { idParamSchema } from '../platform/id-param.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import {
  editManufacturerSchema,
  managedManufacturerSchema,
  manufacturerInputSchema,
  manufacturerSchema,
} from '../catalogue/manufacturer.ts'

export const manufacturers = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/manufacturers',
    summary: 'Who answers for products, with how many products name each',
    reply: z.array(managedManufacturerSchema),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/manufacturers',
    summary: 'Creates a manufacturer',
    body: manufacturerInputSchema,
    reply: manufacturerSchema,
    status: 201,
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/admin/manufacturers/:id',
    summary: 'Edits a manufacturer; products that name it follow a new name',
    params: z.strictObject({ id: idParamSchema }),
    body: editManufacturerSchema,
    reply: manufacturerSchema,
  }),
}
