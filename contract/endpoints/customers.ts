import { customerParamSchema, customerSchema, mergeSchema } from '../people/customer.ts'
import { endpoint } from '../endpoint.ts'
import { takenOverSchema } from '../people/guest.ts'
import { addNoteSchema } from '../selling/order-work.ts'

const params = customerParamSchema

export const customers = {
  addNote: endpoint({
    method: 'POST',
    path: '/api/admin/customers/:uid/notes',
    summary: 'Notes something on a person, for staff alone',
    params,
    body: addNoteSchema,
    reply: customerSchema,
  }),
  merge: endpoint({
    method: 'POST',
    path: '/api/admin/customers/:uid/merge',
    summary: 'Makes all that a guest has that of an account of the same human; it is logged',
    params,
    body: mergeSchema,
    reply: takenOverSchema,
  }),
}
