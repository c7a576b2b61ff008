export function SocialUnavailable() {
  return <p>Social sign-in is not available right now. Use your email below.</p>;
}
