import { sign } from '@bieznik/backend-kit/signature'
import { signedInvitation } from '@bieznik/contract/people/staff-invitations'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { stateOf } from '../../../people/staff/invitations.queries.ts'
import { staffInvitations } from '../../db/schema/staff-invitations.ts'
import { factsLetter } from '../facts-letter.ts'
import { momentText } from '../mail-dates.ts'
import { mailKind } from '../mail-kind.ts'
import { ObsoleteMail } from '../obsolete-mail.ts'
import { staffInvitationTexts } from '../texts/staff-invitation.ts'

/** Offers a role of the staff, by a signed link. */
export const staffInvited = mailKind({
  about: z.object({ invitationId: z.int() }),
  texts: staffInvitationTexts,
  load: async (db, { invitationId }, { sender: { linkSecrets } }) => {
    const [invitation] = await db.select().from(staffInvitations).where(eq(staffInvitations.id, invitationId))
    if (!invitation || stateOf(invitation, new Date()) !== 'open') throw new ObsoleteMail()
    const [secret] = linkSecrets
    if (secret === undefined) throw new Error('mail: LINK_SECRET is not set, so no link can be signed')
    const query = new URLSearchParams({
      invitation: String(invitation.id),
      signature: sign(secret, signedInvitation(invitation)),
    })
    return { ...invitation, path: `/staff-invitation?${query.toString()}` }
  },
  compose: ({ id, role, expiresAt, path }, { texts, ...envelope }) =>
    factsLetter(envelope, {
      topic: `staff-invitation-${id}`,
      name: '',
      subject: texts.subject(envelope.sender.company.legalName),
      lead: texts.lead(envelope.sender.company.legalName),
      facts: [
        [texts.role, texts.roles[role]],
        [texts.validUntil, momentText(expiresAt, envelope.mail.language)],
      ],
      notes: [[texts.howTitle, texts.how]],
      link: [texts.accept, path],
      footer: texts.whyThisMail,
    }),
})
