import { useTranslations } from 'next-intl'
import { textLinkClass } from '@/components/ui/text-link'
import { Fact } from '@/components/ui/facts'

/** Who has sent a withdrawal or a complaint, and where the acknowledgement goes. */
export function SenderFacts({ name, email }: { name: string; email: string | null }) {
  const t = useTranslations('admin_withdrawals')
  return (
    <>
      <Fact term={t('name')}>{name}</Fact>
      <Fact term={t('email')}>
        {email === null ? (
          <span>{t('no_email')}</span>
        ) : (
          <a href={`mailto:${email}`} className={textLinkClass}>
            {email}
          </a>
        )}
      </Fact>
    </>
  )
}
