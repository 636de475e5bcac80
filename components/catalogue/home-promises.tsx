'use client'

import { PhoneLink } from '@/components/catalogue/phone-link'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/i18n/navigation'

interface HomePromisesProps {
  delivery: string
  guarantee: string
  /** Of the phone. */
  hours: string
}

/** What one can count on, each with a link to more. */
export function HomePromises({ delivery, guarantee, hours }: HomePromisesProps) {
  return (
    <ul className="home-promises">
      <li>
        <Icon name="truck" />
        <Link href="/delivery" prefetch={false}>
          {delivery}
        </Link>
      </li>
      <li>
        <Icon name="badge" />
        <Link href="/guarantee" prefetch={false}>
          {guarantee}
        </Link>
      </li>
      <li>
        <Icon name="phone" />
        <span>
          <PhoneLink /> <span>{hours}</span>
        </span>
      </li>
    </ul>
  )
}
