import { Info } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { SignInReason } from '@/lib/account/sign-in-reason'

/** Why somebody was sent to sign-in. */
export function SignInNotice({ reason }: { reason: SignInReason }) {
  const t = useTranslations('sign_in.notice')
  return (
    <p role="status" className="flex items-start gap-3 border border-edge bg-sheet p-4">
      <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-signal" />
      <span>{t(reason)}</span>
    </p>
  )
}
