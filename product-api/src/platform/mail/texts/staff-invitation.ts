import type { Language } from '@bieznik/contract/selling/order'
import type { StaffRole } from '@bieznik/contract/people/staff'

interface StaffInvitationTexts {
  subject: (shop: string) => string
  lead: (shop: string) => string
  role: string
  roles: Record<StaffRole, string>
  validUntil: string
  howTitle: string
  how: string
  accept: string
  whyThisMail: string
}

/** The words of the mail that offers somebody a role of the staff. */
export const staffInvitationTexts: Record<Language, StaffInvitationTexts> = {
  pl: {
    subject: (shop) => `Zaproszenie do pracy w sklepie ${shop}`,
    lead: (shop) => `Zapraszamy do panelu sklepu ${shop}.`,
    role: 'Rola',
    roles: {
      owner: 'Właściciel',
      office: 'Biuro',
      warehouse: 'Magazyn',
      shop_floor: 'Sklep',
      accounting: 'Księgowość',
    },
    validUntil: 'Ważne do',
    howTitle: 'Jak przyjąć zaproszenie',
    how: 'Otwórz stronę zaproszenia i zaloguj się albo zarejestruj z tym adresem e-mail. Adres musi być potwierdzony.',
    accept: 'Otwórz zaproszenie',
    whyThisMail:
      'Zaproszenie wysłał właściciel sklepu. Jeśli go nie oczekujesz, nic nie trzeba robić: wygaśnie samo.',
  },
  en: {
    subject: (shop) => `Invitation to work at ${shop}`,
    lead: (shop) => `You are invited to the back office of ${shop}.`,
    role: 'Role',
    roles: {
      owner: 'Owner',
      office: 'Office',
      warehouse: 'Warehouse',
      shop_floor: 'Shop floor',
      accounting: 'Accounting',
    },
    validUntil: 'Valid until',
    howTitle: 'How to accept it',
    how: 'Open the page of the invitation and sign in, or register, with this e-mail address. The address has to be confirmed.',
    accept: 'Open the invitation',
    whyThisMail:
      'The owner of the shop has sent this invitation. If you do not expect it, there is nothing to do: it will expire.',
  },
  ru: {
    subject: (shop) => `Приглашение на работу в магазин ${shop}`,
    lead: (shop) => `Приглашаем вас в панель магазина ${shop}.`,
    role: 'Роль',
    roles: {
      owner: 'Владелец',
      office: 'Офис',
      warehouse: 'Склад',
      shop_floor: 'Магазин',
      accounting: 'Бухгалтерия',
    },
    validUntil: 'Действует до',
    howTitle: 'Как принять приглашение',
    how: 'Откройте страницу приглашения и войдите или зарегистрируйтесь с этим адресом. Адрес должен быть подтверждён.',
    accept: 'Открыть приглашение',
    whyThisMail:
      'Приглашение отправил владелец магазина. Если вы его не ждёте, ничего делать не нужно: срок действия истечёт сам.',
  },
}
