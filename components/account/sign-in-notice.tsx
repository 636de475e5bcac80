import { Info } from 'lucide-react'
import { useTranslations } from 'next-intl'

const REASONS = ['registered', 'session', 'everywhere'] as const

/** Why somebody was sent to sign-in, when we know: the reason stands in the address, where anybody may write anything. */
export function SignInNotice({ reason }: { reason: string | null }) {
  const t = useTranslations('sign_in.notice')
  const known = REASONS.find((name) => name === reason)
  if (!known) return null
  return (
    <p role="status" className="flex items-start gap-3 border border-edge bg-sheet p-4">
      <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-signal" />
      {t(known)}
    </p>
  )
}
