/** Of a span that has ended, what is looked at before it leaves. */
export interface EndedSpan {
  name: string
  attributes: Record<string, unknown>
  events: unknown[]
  status: { code: number; message?: string }
}
