import { Bot, Camera, Clapperboard, MonitorPlay, Smartphone, TabletSmartphone, Users } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { FooterColumn, FooterOutsideLink } from '@/components/layout/footer-column'
import { appLinks, socialLinks } from '@/lib/company/contact-details'

const socialIcons = {
  youtube: <MonitorPlay aria-hidden />,
  instagram: <Camera aria-hidden />,
  facebook: <Users aria-hidden />,
  telegram: <Bot aria-hidden />,
  tiktok: <Clapperboard aria-hidden />,
}

const appIcons = {
  android: <Smartphone aria-hidden />,
  ios: <TabletSmartphone aria-hidden />,
}

export function SocialLinks() {
  const t = useTranslations('footer')
  return (
    <FooterColumn title={t('social')}>
      {socialLinks.map(({ name, href }) => (
        <FooterOutsideLink key={name} href={href} icon={socialIcons[name]}>
          {t(`social_${name}`)}
        </FooterOutsideLink>
      ))}
    </FooterColumn>
  )
}

export function AppLinks() {
  const t = useTranslations('footer')
  return (
    <FooterColumn title={t('apps')}>
      {appLinks.map(({ name, href }) => (
        <FooterOutsideLink key={name} href={href} icon={appIcons[name]}>
          {t(`app_${name}`)}
        </FooterOutsideLink>
      ))}
    </FooterColumn>
  )
}
