import { renderApart } from '../../platform/pdf/pdf-process.ts'
import type { Confirmation } from './confirmation.ts'

export const renderPdfApart = (confirmation: Confirmation): Promise<Buffer> =>
  renderApart(new URL('./render-pdf.ts', import.meta.url), 'renderPdf', confirmation)
