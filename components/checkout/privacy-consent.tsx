import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { TextLink } from '@/components/ui/text-link'

/** What is agreed to, with the way to both texts: in a new tab each, so that nothing typed is lost. */
export function PrivacyConsent() {
  const t = useTranslations('checkout')
  return (
    <span>
      {t.rich('consent_privacy', {
        rules: (words) => <NewTabLink href="/rules">{words}</NewTabLink>,
        privacy: (words) => <NewTabLink href="/privacy">{words}</NewTabLink>,
      })}
    </span>
  )
}

/** The link's description announces the new tab: its name is a part of the checkbox's. */
function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  const t = useTranslations('ui')
  return (
    <TextLink href={href} target="_blank" rel="noopener" prefetch={false} title={t('new_tab')}>
      {children}
    </TextLink>
  )
}
