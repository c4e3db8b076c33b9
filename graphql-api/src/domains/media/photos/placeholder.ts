/** Drawing shown for a product without a photo: an open carton on paper. */
export const placeholderSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" role="img" aria-label="No photo">
<rect width="640" height="480" fill="#efe6d2"/><circle cx="430" cy="150" r="150" fill="#fff" opacity=".35"/>
<rect y="360" width="640" height="120" fill="#2b2440" opacity=".06"/><ellipse cx="320" cy="374" rx="150" ry="18" fill="#2b2440" opacity=".16"/>
<path d="M200 220h240v150H200z" fill="#c99a5b"/><path d="M320 220h120v150H320z" fill="#b98747"/>
<path d="M200 220l-46-44h132l34 44zM440 220l46-44H354l-34 44z" fill="#dcb47a"/><path d="M286 176h68l-34 44z" fill="#8d6432"/>
<path d="M236 320h52M236 338h34" stroke="#7a5527" stroke-width="6" stroke-linecap="round" opacity=".6"/></svg>`;
