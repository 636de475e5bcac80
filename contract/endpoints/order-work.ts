import { idParamSchema } from '../platform/id-param.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { orderLinkReplySchema } from '../selling/order-link.ts'
import {
  addNoteSchema,
  changeHolderSchema,
  changeTagSchema,
  changeReceiptSchema,
  orderWorkSchema,
  tagsInUseSchema,
} from '../selling/order-work.ts'

const params = z.strictObject({ id: idParamSchema })
const reply = orderWorkSchema

/** What staff keep on orders for each other. */
export const orderWork = {
  tags: endpoint({
    method: 'GET',
    path: '/api/admin/order-tags',
    at: '/api/tires/orders/tags',
    area: 'orders',
    summary: 'Every tag that an order has, the most used first',
    reply: tagsInUseSchema,
  }),
  buyersLink: endpoint({
    method: 'GET',
    path: '/api/admin/orders/:id/link',
    at: '/api/tires/orders/:id/buyers-link',
    area: 'sales',
    summary:
      'A signed link by which the buyer sees and pays the order without an account; null: links cannot be signed',
    params,
    reply: orderLinkReplySchema,
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/api/admin/orders/:id/notes',
    at: '/api/tires/orders/:id/notes',
    area: 'orders',
    summary: 'Adds a note that only staff see',
    params,
    body: addNoteSchema,
    reply,
  }),
  changeHolder: endpoint({
    method: 'PUT',
    path: '/api/admin/orders/:id/holder',
    at: '/api/tires/orders/:id/holder',
    area: 'orders',
    summary: 'Says that the caller works on an order, or no longer; refused when another took it meanwhile',
    params,
    body: changeHolderSchema,
    reply,
  }),
  changeReceipt: endpoint({
    method: 'PUT',
    path: '/api/admin/orders/:id/receipt',
    at: '/api/tires/orders/:id/receipt',
    area: 'orders',
    summary:
      "Saves the number of the cash register's receipt, or removes it; refused when it was changed meanwhile",
    params,
    body: changeReceiptSchema,
    reply,
  }),
  changeTag: endpoint({
    method: 'PUT',
    path: '/api/admin/orders/:id/tags',
    at: '/api/tires/orders/:id/tags',
    area: 'orders',
    summary: 'Gives an order one tag or takes it away; the others stay as they are',
    params,
    body: changeTagSchema,
    reply,
  }),
}
