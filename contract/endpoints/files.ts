import { z } from 'zod'
import { photoNameSchema } from '../care/complaint.ts'
import { opinionPhotoSchema } from '../care/opinion.ts'
import { exportOptionsSchema } from '../catalogue/product-import.ts'
import { fileEndpoint } from '../endpoint.ts'
import {
  registerParamSchema,
  registerPeriodSchema,
  registersFileSchema,
  taxFileParamSchema,
} from '../money/registers.ts'
import { reportFileParamSchema, reportsFileSchema } from '../money/reports.ts'
import { idParamSchema } from '../platform/id-param.ts'
import { orderIdListSchema } from '../selling/order-list.ts'

const CSV = 'text/csv; charset=utf-8'
const PDF = 'application/pdf'
const XML = 'application/xml; charset=utf-8'
const WEBP = 'image/webp'

const params = z.strictObject({ id: idParamSchema })

/** Files of the product API. */
export const files = {
  register: fileEndpoint({
    path: '/api/admin/books/:register',
    area: 'accounting',
    summary: 'Invoices, receipts, payments or refunds of a period',
    params: registerParamSchema,
    query: registersFileSchema,
    file: CSV,
    deadline: 'import',
  }),
  taxFile: fileEndpoint({
    path: '/api/admin/books/files/:file',
    area: 'accounting',
    summary: 'The sales of a month as the first part of JPK_V7M(3), or the invoices of a period as JPK_FA(4)',
    params: taxFileParamSchema,
    query: registerPeriodSchema,
    file: XML,
    deadline: 'import',
  }),
  report: fileEndpoint({
    path: '/api/admin/numbers/files/:file',
    summary: 'One of the tables of the numbers',
    params: reportFileParamSchema,
    query: reportsFileSchema,
    file: CSV,
    deadline: 'import',
  }),
  products: fileEndpoint({
    path: '/api/admin/export',
    at: '/api/products/export',
    summary: 'All products, archived ones too',
    query: exportOptionsSchema,
    file: CSV,
    deadline: 'import',
  }),
  supplierList: fileEndpoint({
    path: '/api/admin/suppliers/feed-runs/:id/file',
    summary: 'A list that waits for a person; it may be a workbook',
    params,
    file: CSV,
    deadline: 'import',
  }),
  contract: fileEndpoint({
    path: '/api/orders/:id/contract',
    at: '/api/tires/orders/:id/contract',
    access: 'customer',
    summary:
      "The contract and the information for consumers, as its mail carries it: one's own, for staff any",
    params,
    file: PDF,
  }),
  invoice: fileEndpoint({
    path: '/api/invoices/:id/pdf',
    access: 'customer',
    summary: "An invoice or a correction: one's own, for staff any",
    params,
    file: PDF,
  }),
  structuredInvoice: fileEndpoint({
    path: '/api/invoices/:id/xml',
    access: 'customer',
    summary: "The structured invoice FA(3) as it was issued: one's own, for staff any",
    params,
    file: XML,
  }),
  invoiceConfirmation: fileEndpoint({
    path: '/api/admin/invoices/:id/upo',
    area: 'invoices',
    summary: 'The official confirmation that KSeF has the invoice (UPO)',
    params,
    file: XML,
  }),
  label: fileEndpoint({
    path: '/api/admin/shipments/:id/label',
    area: 'orders',
    summary: 'The label of a parcel, as the carrier made it',
    params,
    file: PDF,
  }),
  labels: fileEndpoint({
    path: '/api/admin/shipments/labels',
    area: 'orders',
    summary: 'The labels of several orders, in one file that the carrier makes',
    query: z.strictObject({ orders: orderIdListSchema }),
    file: PDF,
    deadline: 'payment',
  }),
  complaintPhoto: fileEndpoint({
    path: '/api/admin/complaints/:id/photos/:name',
    area: 'returns',
    summary: 'A photo of a complaint',
    params: params.extend({ name: photoNameSchema }),
    file: WEBP,
  }),
  opinionPhoto: fileEndpoint({
    path: '/api/admin/opinions/:id/photos/:name',
    summary: 'A photo of an opinion, of a hidden one too',
    params: opinionPhotoSchema.extend({ id: idParamSchema }),
    file: WEBP,
  }),
}
