import { useTranslations } from 'next-intl'
import { Day } from '@/components/ui/day'
import { textLinkClass } from '@/components/ui/text-link'
import { CopyValue } from '@/components/ui/copy-value'
import type { KnownAccount, StaffCustomer } from '@/lib/customers/customer-requests'
import { Fact, Facts } from '@/components/ui/facts'

/** How to reach a person, and what kind of account they have. */
export function ContactFacts({ customer: { uid, contact, account } }: { customer: StaffCustomer }) {
  const t = useTranslations('admin_customers')
  return (
    <Facts>
      {contact && (
        <>
          <Fact term={t('email')}>
            <a href={`mailto:${contact.email}`} className={textLinkClass}>
              {contact.email}
            </a>
            <CopyValue name={t('email')} value={contact.email} />
          </Fact>
          <Fact term={t('phone')}>
            <a href={`tel:${contact.phone}`} className={textLinkClass}>
              {contact.phone}
            </a>
            <CopyValue name={t('phone')} value={contact.phone} />
          </Fact>
          {contact.taxId && (
            <Fact term={t('tax_id')}>
              <span>{contact.taxId}</span>
              <CopyValue name={t('tax_id')} value={contact.taxId} />
            </Fact>
          )}
          <Fact term={t('address')}>{contact.address}</Fact>
        </>
      )}
      <Fact term={t('account')}>
        <AccountText account={account} />
      </Fact>
      <Fact term={t('person_id')}>
        <span className="figures break-all whitespace-normal">{uid}</span>
      </Fact>
    </Facts>
  )
}

function AccountText({ account }: { account: KnownAccount | null }) {
  const t = useTranslations('admin_customers')
  if (account === null) return <span>{t('accounts.none')}</span>
  const { isGuest, isEmailVerified, email, createdAt } = account
  return (
    <span className="flex flex-wrap gap-x-2">
      {!isGuest && <span>{email}</span>}
      <span>
        {t(isGuest ? 'accounts.guest' : isEmailVerified ? 'accounts.verified' : 'accounts.unverified')}
      </span>
      <Day date={createdAt} />
    </span>
  )
}
