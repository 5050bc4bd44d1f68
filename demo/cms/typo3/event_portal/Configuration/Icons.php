<?php

use TYPO3\CMS\Core\Imaging\IconProvider\SvgIconProvider;

return [
    'eventportal-element' => [
        'provider' => SvgIconProvider::class,
        'source' => 'EXT:event_portal/Resources/Public/Icons/Extension.svg',
    ],
];
