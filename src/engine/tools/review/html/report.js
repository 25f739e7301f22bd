// The pictures before and after lie upon each other with a movable line between them. Without scripts they are side by
// side.
for (const controls of document.querySelectorAll('.controls')) {
  const sides = controls.nextElementSibling;
  const [toggle, slider] = controls.querySelectorAll('input');
  const show = () => {
    sides.classList.toggle('over', toggle.checked);
    slider.disabled = !toggle.checked;
    sides.style.setProperty('--at', `${slider.value}%`);
  };
  toggle.addEventListener('change', show);
  slider.addEventListener('input', show);
  controls.hidden = false;
  show();
}

// Scrolls the first difference into view.
for (const sides of document.querySelectorAll('.sides')) {
  const goToFirst = () => {
    const first = sides.querySelector('.region');
    if (first) sides.scrollTop += first.getBoundingClientRect().top - sides.getBoundingClientRect().top - 80;
  };
  goToFirst();
  sides.closest('details').addEventListener('toggle', goToFirst, { once: true });
}
