import { renderApart } from '../../platform/pdf/pdf-process.ts'
import type { RefundAdvice } from './render-refund.ts'

export const renderRefundApart = (advice: RefundAdvice): Promise<Buffer> =>
  renderApart(new URL('./render-refund.ts', import.meta.url), 'renderRefund', advice)
