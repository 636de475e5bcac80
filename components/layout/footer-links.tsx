import { useTranslations } from 'next-intl'
import { FooterColumn } from '@/components/layout/footer-column'
import { OutsideLink } from '@/components/layout/outside-link'
import { Icon, type IconName } from '@/components/ui/icon'
import { appLinks, socialLinks } from '@/lib/company/network-links'

const socialIcons = {
  youtube: 'screen',
  instagram: 'camera',
  facebook: 'users',
  telegram: 'bot',
  tiktok: 'clapperboard',
} as const satisfies Record<string, IconName>

export function SocialLinks() {
  const t = useTranslations('footer')
  return (
    <FooterColumn title={t('social')}>
      {socialLinks.map(({ name, href }) => (
        <li key={name}>
          <OutsideLink href={href}>
            <Icon name={socialIcons[name]} />
            <span>{t(`social_${name}`)}</span>
          </OutsideLink>
        </li>
      ))}
    </FooterColumn>
  )
}

export function AppLinks() {
  const t = useTranslations('footer')
  return (
    <section>
      <h2 className="mb-2 text-sm font-medium text-quiet">{t('apps')}</h2>
      <ul className="flex flex-wrap gap-3">
        {appLinks.map(({ name, href }) => (
          <li key={name}>
            <StoreBadge
              href={href}
              kind={t(`app_${name}_for`)}
              store={t(`app_${name}`)}
              badge={`/badge-${name}.svg`}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface StoreBadgeProps {
  href: string
  /** What is there: `Android app on`. */
  kind: string
  store: string
  /** Address of the sign that stands before the words. */
  badge: string
}

/** The way to an app in its store: a badge of our own that names the store and shows nothing of its logo. */
function StoreBadge({ href, kind, store, badge }: StoreBadgeProps) {
  return (
    <OutsideLink href={href} className="store-badge">
      <img src={badge} alt="" width={24} height={24} loading="lazy" />
      <span>
        <span>{kind}</span> <span>{store}</span>
      </span>
    </OutsideLink>
  )
}
