import { renderApart } from '../../platform/pdf/pdf-process.ts'
import type { renderInvoice } from './render-invoice.ts'

export const renderInvoiceApart = (invoice: Parameters<typeof renderInvoice>[0]): Promise<Buffer> =>
  renderApart(new URL('./render-invoice.ts', import.meta.url), 'renderInvoice', invoice)
