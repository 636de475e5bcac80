import { z } from 'zod'

/* What stands between an installation and an honest opening: checks, and what each may come to. */

/** In the order in which staff see them. */
export const openingChecks = [
  'company',
  'documents',
  'notice',
  'consent',
  'safety',
  'photographs',
  'site',
  'identity',
  'mail',
  'payment',
  'invoices',
  'prepaid',
  'delivery',
  'backup',
  'demo',
] as const
export type OpeningCheck = (typeof openingChecks)[number]

/** `missing`: the shop should not open like this. `warning`: somebody should know of it. */
export type OpeningState = 'ok' | 'warning' | 'missing'

/** What a check may come to. Each begins with its check; the message files say the same in words. */
const states = {
  company_own: 'ok',
  company_example: 'missing',
  documents_reviewed: 'ok',
  documents_unreviewed: 'missing',
  notice_there: 'ok',
  notice_missing: 'missing',
  consent_free: 'ok',
  consent_required: 'missing',
  safety_complete: 'ok',
  safety_optional: 'warning',
  safety_incomplete: 'missing',
  photographs_fit: 'ok',
  photographs_small: 'warning',
  photographs_missing: 'warning',
  site_public: 'ok',
  site_local: 'missing',
  site_unencrypted: 'missing',
  identity_own: 'ok',
  identity_demo: 'missing',
  mail_works: 'ok',
  mail_foreign: 'warning',
  mail_folder: 'missing',
  mail_unreachable: 'missing',
  payment_wallet: 'ok',
  payment_cash: 'warning',
  payment_sandbox: 'missing',
  invoices_ksef: 'ok',
  invoices_none: 'warning',
  invoices_test: 'missing',
  prepaid_delivery: 'ok',
  prepaid_advance: 'ok',
  prepaid_undecided: 'warning',
  delivery_labels: 'ok',
  delivery_by_hand: 'ok',
  delivery_test: 'missing',
  backup_fresh: 'ok',
  backup_old: 'warning',
  backup_never: 'missing',
  demo_gone: 'ok',
  demo_there: 'missing',
} as const satisfies Record<`${OpeningCheck}_${string}`, OpeningState>
export type OpeningReason = keyof typeof states

const isReason = (name: string): name is OpeningReason => Object.hasOwn(states, name)
export const openingReasons = Object.keys(states).filter(isReason)

export const openingFindingSchema = z.strictObject({
  check: z.enum(openingChecks),
  reason: z.enum(openingReasons),
  /** What the text of the reason names: a count, a file, a day. Nothing secret or personal. */
  values: z.record(z.string(), z.string()),
})
export type OpeningFinding = z.output<typeof openingFindingSchema>

export const openingFindingsSchema = z.array(openingFindingSchema)

/** What a check comes to. */
export function finding(reason: OpeningReason, values: Record<string, string> = {}): OpeningFinding {
  const check = openingChecks.find((each) => reason.startsWith(`${each}_`))
  if (!check) throw new Error(`${reason} belongs to no check`)
  return { check, reason, values }
}

export const stateOf = ({ reason }: Pick<OpeningFinding, 'reason'>): OpeningState => states[reason]

export const inOrderOfChecks = (findings: readonly OpeningFinding[]): OpeningFinding[] =>
  findings.toSorted((a, b) => openingChecks.indexOf(a.check) - openingChecks.indexOf(b.check))

/** For the log at start: `mail_unreachable (code: ECONNREFUSED)`. */
export function openingLine({ reason, values }: OpeningFinding): string {
  const said = Object.entries(values).map(([name, value]) => `${name}: ${value}`)
  const details = said.length > 0 ? ` (${said.join(', ')})` : ''
  return `opening: ${reason}${details}; /admin/opening says what to do`
}
