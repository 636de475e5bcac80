import { phoneLink } from '@bieznik/contract/platform/company'
import { Icon } from '@/components/ui/icon'
import { useCompany } from '@/lib/company/company-context'

/** The number itself is left out where there is no room for it; the link still says it. */
export function PhoneLink() {
  const company = useCompany()
  return (
    <a href={phoneLink(company)} aria-label={company.phone} className="phone-link">
      <Icon name="phone" />
      <span className="figures max-sm:hidden">{company.phone}</span>
    </a>
  )
}
