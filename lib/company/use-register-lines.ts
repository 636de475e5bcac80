import { useTranslations } from 'next-intl'
import { useCompany } from './company-context'
import { useRegisterEntry } from './register-context'

/** What the registers say of the company, in the reader's language: the law wants it on pages, in letters and on papers. */
export function useRegisterLines(): string[] {
  const t = useTranslations('company')
  const { nip } = useCompany()
  const { registerCourt, krs, regon, bdo, shareCapital, isExample } = useRegisterEntry()
  return [
    t('register', { court: registerCourt, krs }),
    t('numbers', { nip, regon, bdo }),
    t('capital', { amount: shareCapital }),
    ...(isExample ? [t('example')] : []),
  ]
}
