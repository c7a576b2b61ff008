/** Without the identity provider's script, or the code that asks for it. */
export function SocialUnavailable() {
  return <p>Social sign-in is not available right now. Use your email below.</p>;
}
