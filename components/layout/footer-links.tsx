import { useTranslations } from 'next-intl'
import { FooterColumn } from '@/components/layout/footer-column'
import { OutsideLink } from '@/components/layout/outside-link'
import { StoreBadge } from '@/components/layout/store-badge'
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
